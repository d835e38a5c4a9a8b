import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "refused.email": "Our emails have not reached {{address}} since {{since}}",
  "refused.email.what":
    "We send nothing there any more. Check that the mailbox exists and is not full, then try again: we send a test right away.",
  "refused.sms": "Our text messages have not reached {{address}} since {{since}}",
  "refused.sms.what":
    "We send nothing there any more. If you stopped them by replying, reply “Start” to one of them, then try again: we send a test right away.",
  "refused.again": "Try again",
  "refused.change": "Change my phone",
  "sent.title": "Alerts sent",
  "sent.none": "We have sent you no alerts so far.",
  "sent.status": "How fast alerts go out",
  "sent.failed": "The list of your alerts can’t be read right now. Try again in a moment.",
  "sent.why": "Each alert begins with the place or the fire that you chose it for.",
  "sent.more_one": "{{count}} more message",
  "sent.more_many": "{{count}} more messages",
  "sent.more_other": "{{count}} more messages",
  "sent.by": "{{channel}}: {{state}}",
  "sent.state.sent": "sent",
  "sent.state.waiting": "on its way",
  "sent.state.failed": "could not be delivered",
  "sent.state.none": "no verified address",
  "sent.insteadOf": "Sent this way because the first choice did not work: {{channel}}",
  "try.what": "Make sure that our messages reach you: ask for a test message.",
  "try.email": "Test by email",
  "try.sms": "Test by text message",
  "try.email.sent": "The test is on its way by email. Check your junk mail too.",
  "try.over":
    "We have reached the number of test text messages that we send in a day. Try again tomorrow. Your alerts continue.",
  "try.sms.sent": "The test is on its way by text message: it takes a few seconds.",
};
