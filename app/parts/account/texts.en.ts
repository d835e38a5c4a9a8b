import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "account.signIn": "Log in",
  "account.signUp": "Create a profile",
  "account.leaving": "Opening the login page…",
  "account.cancel": "Cancel",
  "account.saving": "Saving…",
  "account.again": "Try again",
  "account.failed": "We can’t open your profile right now",
  "account.failed.offline": "Check your internet connection, then try again. Nothing is lost.",
  "account.failed.later": "The service is not responding. Try again in a moment: nothing is lost.",
  "account.failed.many": "Too many requests came in at once. Try again in a minute.",

  "account.notConnected": "Log in to save",
  "account.notConnected.follow": "Log in to track this fire",
  "account.notConnected.place":
    "Your saved places are on all your devices, and we can alert you when something changes.",
  "account.notConnected.fire":
    "A tracked fire stays in your profile: you see every change since your last visit, and can get alerts about it.",
  "account.notConnected.releases": "Our press releases go to the email address in your profile.",
  "account.notConnected.newsletter": "Without a profile: by email only",
  "account.notConnected.back": "You will come back here, with what you started.",
  "account.notConnected.why":
    "Profiles are free. We use yours only to reach you, and you can delete it at any time.",

  "account.timeout": "Logging in took too long",
  "account.timeout.what": "Try again. If the network is weak, move to where the signal is better.",
  "account.cancelled": "The login was cancelled",
  "account.cancelled.what": "Nothing has changed. You can start again at any time.",
  "account.denied": "The login service did not give you access",
  "account.denied.what": "Start again here. If it happens again, write to the agency.",
  "account.unauthorized": "This account cannot log in",
  "account.unauthorized.what":
    "The login service refuses this account: it may be blocked. Write to the agency to get your access back, or use another account.",
  "account.state_mismatch": "This login does not match your request",
  "account.state_mismatch.what":
    "We refused it to keep you safe. Start again from this page, in one tab only.",
  "account.missing_transaction": "This login was not started in this browser",
  "account.missing_transaction.what":
    "Start again here. If it happens again, allow this site to store data in your browser.",
  "account.missing_refresh_token": "Your session has ended",
  "account.missing_refresh_token.what": "Log in again to continue.",
  "account.mfa_required": "A second verification is needed",
  "account.mfa_required.what": "Log in again and complete the verification step.",
  "account.login_required": "You are no longer logged in",
  "account.login_required.what": "Log in again to continue.",
  "account.clock": "The date or time on your device seems wrong",
  "account.clock.what":
    "The login was refused for this reason. Set the date and time to automatic in your device’s settings, then try again.",
  "account.refused": "This login could not be verified",
  "account.refused.what":
    "We refused it to keep you safe. Start again here. If it happens again, write to the agency.",
  "account.request_error": "The login service is not responding",
  "account.request_error.what":
    "Try again in a moment. You can read the situation, the map and the restrictions without logging in.",

  "account.place.save": "Save place",
  "account.place.change": "Edit place",
  "account.place.nickname": "Name of the place (optional)",
  "account.place.nickname.hint": "For example: Cottage. Only you see it.",
  "account.place.where": "Where is it?",
  "account.place.search": "Search for an address or a place",
  "account.place.search.hint": "For example: 123 rue Principale, La Tuque",
  "account.place.search.failed": "Search is not working right now",
  "account.place.find": "Search",
  "account.place.locate": "This replaces the location saved for the place.",
  "account.place.type": "Type of place",
  "account.place.type.home": "Home",
  "account.place.type.cottage": "Cottage",
  "account.place.type.work": "Workplace",
  "account.place.type.outdoors": "Outdoors",
  "account.place.type.other": "Other",
  "account.place.radius": "Fires to watch: within {{distance}}",
  "account.place.radius.hint": "Smoke and embers travel far: 30 km suits most places.",

  "account.alerts.title": "Alerts for this place",
  "account.alerts.on": "Get alerts",
  "account.alerts.save": "Save alerts",
  "account.alerts.channels": "How should we reach you?",
  "account.alerts.emailNotification": "By email",
  "account.alerts.smsNotification": "By text message",
  "account.alerts.pushNotification": "By notification on this device",
  "account.alerts.pushElsewhere": "By notification, on your other devices",
  "account.alerts.noChannel": "You will not get any alerts: choose at least one way to get them.",
  "account.alerts.often": "How often?",
  "account.alerts.change": "Every time something changes",
  "account.alerts.daily": "Once a day, at 7 a.m.",
  "account.alerts.urgent":
    "We always send urgent alerts right away: a new fire, a spreading fire, a closure, an area at risk.",
  "account.push.denied": "Your browser blocks notifications from Vigie",
  "account.push.denied.what": "Allow them in the browser’s site settings, then come back here.",
  "account.push.home-screen": "First, add Vigie to your home screen",
  "account.push.home-screen.what":
    "On an iPhone or iPad, tap Share, then “Add to Home Screen”. Open Vigie from there and come back to this page: you can then choose notifications.",
  "account.push.test": "Send a test",
  "account.push.tested": "The test is sent: it should arrive in a few seconds.",
  "account.push.lost": "This device no longer gets your notifications",
  "account.push.lost.denied":
    "Your browser blocks them. Open the browser’s settings for this site, from the icon to the left of the address or from the menu. Choose “Notifications”, then “Allow”, and come back here.",
  "account.push.lost.possible":
    "They were turned off in the browser, or they expired. You can turn them back on here.",
  "account.push.lost.none": "This browser does not offer notifications. Choose email or text message.",
  "account.push.restart": "Turn notifications back on",
  "account.push.nowhere": "None of your devices gets your notifications",
  "account.push.nowhere.possible": "You can get them on this device.",
  "account.push.silent":
    "You will not get any alerts for {{names}}: notifications are the only way you chose.",
  "account.push.silent.this": "You will not get any alerts: notifications are the only way you chose.",
  "account.push.silent.do": "Also choose email or text message.",
  "account.consent.alerts":
    "I agree to the agency collecting this place, my email and, if I choose them, my phone number or my device’s address, to send me alerts (Law 25).",
  "account.consent.fireAlerts":
    "I agree to the agency using my email and, if I choose them, my phone number or my device’s address, to send me alerts about this fire (Law 25).",
  "account.consent.more":
    "We keep them as long as the alerts are on. Turn them off here at any time: nothing else changes.",
  "account.consent.privacy": "Privacy policy",

  "account.email.unconfirmed": "Your email is not confirmed yet",
  "account.email.unconfirmed.what":
    "We are not sending alerts or press releases to {{email}} for now. Open the confirmation link we sent you, then come back here.",
  "account.email.unconfirmed.until":
    "A profile whose email was never confirmed is erased after 7 days without use. We keep it if you get alerts by text message or notification.",
  "account.email.again": "Send the link again",
  "account.email.correct": "Correct the address",
  "account.email.elsewhere": "This address comes from the service you log in with. You can correct it there.",
  "account.email.sent": "The link has been sent to {{email}}. Check your junk mail too.",
  "account.email.many": "Too many links requested. Try again in an hour.",

  "account.releases.title": "Press releases by email",
  "account.releases.which": "Which press releases do you want?",
  "account.releases.CommuniqueGrandPublic": "For the public",
  "account.releases.CommuniqueIndustriel": "For industry and forest work",
  "account.releases.to": "We send them to {{email}}.",
  "account.releases.stop": "Uncheck the press releases to stop them. This does not change your alerts.",
  "account.releases.save": "Save my subscription",
  "account.consent.releases":
    "I agree to the agency using my email address to send me the press releases I chose.",
};
