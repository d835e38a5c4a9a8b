/** The only space of the simulation. */
export const SPACE = { id: 288868932106293, name: "Vigie", domain: "http://localhost:3000/" } as const;

/** Read tokens, with the versions that each can read. */
export const TOKENS: Readonly<Record<string, readonly string[]>> = {
  "vigie-public": ["published"],
  "vigie-preview": ["published", "draft"],
};

/** Token for the Management API, like a personal access token of the service. */
export const MANAGEMENT_TOKEN = "vigie-editor";
