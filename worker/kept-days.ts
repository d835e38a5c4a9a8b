/** Days that it is known that a message went, and when; whom it was for is forgotten as it goes. Who was shown what is known as long. */
export const KEPT_DAYS = 400;
