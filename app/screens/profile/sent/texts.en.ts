import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "refused.email": "Our emails have not reached {{address}} since {{since}}",
  "refused.email.what":
    "We no longer send anything to it. Check that the mailbox exists and is not full, then try again: we send a test right away.",
  "refused.sms": "Our text messages have not reached {{address}} since {{since}}",
  "refused.sms.what":
    "We no longer send any to it. If you stopped them by replying to one, reply “Start”, then try again: we send a test right away.",
  "refused.again": "Try again",
  "refused.change": "Change my phone",
  "sent.title": "Alerts sent",
  "sent.none": "We have not sent you any alerts so far.",
  "sent.status": "How quickly alerts are sent",
  "sent.failed": "We can’t show the list of your alerts right now. Try again in a moment.",
  "sent.why": "Each alert starts with the place or fire you asked about.",
  "sent.more_one": "{{count}} more message",
  "sent.more_many": "{{count}} more messages",
  "sent.more_other": "{{count}} more messages",
  "sent.by": "{{channel}}: {{state}}",
  "sent.state.sent": "sent",
  "sent.state.waiting": "on its way",
  "sent.state.failed": "could not be delivered",
  "sent.state.none": "no verified address",
  "sent.insteadOf": "Sent this way because the first choice did not work: {{channel}}",
  "try.what": "Ask for a test message to make sure that our messages reach you.",
  "try.email": "Test by email",
  "try.sms": "Test by text message",
  "try.email.sent": "The test is on its way by email. Check your junk mail too.",
  "try.over":
    "We have reached our limit of test text messages for today. Try again tomorrow. Your alerts continue.",
  "try.sms.sent": "The test is on its way by text message: it takes a few seconds.",
};
