import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "alertStatus.title": "The alert service",
  "alertStatus.description":
    "How quickly alerts are sent by email, text message and notification, and whether there are delays.",
  "alertStatus.well": "Alerts are going out",
  "alertStatus.late": "Alerts are going out late",
  "alertStatus.late.text":
    "We are working on it. Do not wait for a message from us: check the situation. If you are in danger, call 911.",
  "alertStatus.paused": "Some alerts are paused",
  "alertStatus.paused.text":
    "We are holding the messages of one channel while we correct something. We will send them afterwards. Until then, check the situation.",
  "alertStatus.unknown": "We cannot tell right now whether alerts are going out",
  "alertStatus.unknown.text":
    "Do not wait for a message from us: check the situation. If you are in danger, call 911.",
  "alertStatus.read": "The situation is read every minute. Last reading: {{time}}.",
  "alertStatus.caption": "The last 24 hours, by channel",
  "alertStatus.channel": "Channel",
  "alertStatus.channel.email": "Email",
  "alertStatus.channel.sms": "Text message",
  "alertStatus.channel.push": "Push notification",
  "alertStatus.state": "Status",
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
    "The time runs from when we read a change to when we hand the message over to the channel. This includes up to two minutes when we group messages that come soon after another. Less urgent messages that wait on purpose are not counted: the daily summary, messages held overnight, and more news of something we told you about in the last half hour.",
  "alertStatus.data": "The same figures, for your programs",
  "alertStatus.choose": "Choose my alerts",
};
