import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "alertStatus.title": "The alert service",
  "alertStatus.description":
    "How fast alerts leave by email, text message and notification, and whether anything delays them.",
  "alertStatus.well": "Alerts are going out",
  "alertStatus.late": "Alerts are going out late",
  "alertStatus.late.text":
    "We are working on it. Do not wait for a message from us: check the situation, and in danger, call 911.",
  "alertStatus.paused": "Some alerts are paused",
  "alertStatus.paused.text":
    "We are holding the messages of one channel while we correct something. They will leave afterwards. Until then, check the situation.",
  "alertStatus.unknown": "The state of the alerts can’t be read right now",
  "alertStatus.unknown.text":
    "The situation, the map and the restrictions are up to date. In danger, call 911.",
  "alertStatus.read": "The situation is read every minute. Last reading: {{time}}.",
  "alertStatus.caption": "The last 24 hours, by channel",
  "alertStatus.channel": "Channel",
  "alertStatus.channel.email": "Email",
  "alertStatus.channel.sms": "Text message",
  "alertStatus.channel.push": "Push notification",
  "alertStatus.state": "State",
  "alertStatus.state.well": "Running",
  "alertStatus.state.late": "Late",
  "alertStatus.state.paused": "Paused",
  "alertStatus.messages": "Alerts sent",
  "alertStatus.median": "Half of them within",
  "alertStatus.p95": "95% within",
  "alertStatus.seconds": "{{value}} s",
  "alertStatus.none": "None",
  "alertStatus.noTime": "Not applicable",
  "alertStatus.how":
    "We count from the reading that shows a change until the channel has the message. Right after a message, the next one waits up to two minutes to gather the news: that wait is counted. Less urgent messages that wait on purpose are not counted: the daily summary, the hours of the night, more news of something you heard about less than half an hour ago.",
  "alertStatus.data": "The same figures, for your programs",
  "alertStatus.choose": "Choose my alerts",
};
