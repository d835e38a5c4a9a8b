const SECRET_NAME = /(?:TOKEN|SECRET|(?<!PUBLIC_)KEYS?|SERVICE_ACCOUNT)$/;
/** Shorter values are parts of ordinary words. */
const SHORTEST = 5;

function passwordsIn(value: string): readonly string[] {
  const { password = "" } = URL.parse(value) ?? {};
  return [password, decodeURIComponent(password)];
}

/** Returns the text without the values of secret settings and without passwords in addresses. */
export function withoutSecrets(text: string, settings: Readonly<Record<string, unknown>>): string {
  const secrets = Object.entries(settings).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => {
      if (typeof each !== "string") return [];
      return SECRET_NAME.test(name) ? [each] : passwordsIn(each);
    }),
  );
  return secrets
    .filter((secret) => secret.length >= SHORTEST)
    .reduce((clean, secret) => clean.replaceAll(secret, "***"), text);
}
