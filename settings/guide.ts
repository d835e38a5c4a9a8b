import { demoSettings } from "./demo-settings.ts";
import { SETTING_NAMES, type SettingName, settingOf } from "./settings.ts";

const WIDTH = 108;
const HEADER = `Every setting, with its default. Copy this file to .env and change what you need. Environment variables override it. Only \`npm run …\` reads .env: if you run \`node\` directly, add --env-file=.env. The demo needs no setting: \`npm start\` uses the sandbox. "Required" means: required in production. The first words name the programs that read the setting. docs/operations.md has a table of who needs what, and a runbook to change each secret.`;

function comment(text: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line.length + word.length + 1 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.map((line) => `# ${line}`).join("\n");
}

/** Returns which programs use or require a setting, such as "Site: required. Worker.". */
function usersOf(name: SettingName): string {
  const { site, worker, migrate } = settingOf(name);
  const used = { Site: site, Worker: worker, Migrate: migrate };
  const by = (use: string) => Object.entries(used).flatMap(([program, of]) => (of === use ? [program] : []));
  const required = by("required");
  const optional = [...by("used"), ...by("same")];
  const shared = worker === "same" ? ", the same value" : "";
  const list = (programs: readonly string[]) =>
    programs.join(", ").replace(/, [A-Z]/g, (start) => start.toLowerCase());
  const parts = [
    required.length > 0 && `${list(required)}: required.`,
    optional.length > 0 && `${list(optional)}${shared}.`,
  ].filter((part) => part !== false);
  return parts.join(" ") || "Demo.";
}

/** Returns a setting's value in a demo without given settings; "" for no value and for keys in base64. */
function shown(name: SettingName): string {
  const text = demoSettings({})[name] ?? settingOf(name).default ?? "";
  return ["SEAL_KEYS", "REPORT_WEBHOOK_SECRET", "PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY"].includes(name)
    ? ""
    : text;
}

export function envExample(): string {
  const lines = SETTING_NAMES.flatMap((name) => {
    const { section, purpose } = settingOf(name);
    return [
      ...(section === undefined ? [] : ["", `# --- ${section} ---`, ""]),
      ...(purpose === undefined ? [] : [comment(`${usersOf(name)} ${purpose}`)]),
      `#${name}=${shown(name)}`,
    ];
  });
  return `${[comment(HEADER), ...lines].join("\n")}\n`;
}

/** Returns the rows of the guide's table: settings by the programs that need them. */
export function guideRows(): readonly string[] {
  const words = { required: "required", used: "if used", same: "the same value" } as const;
  const groups = new Map<string, SettingName[]>();
  for (const name of SETTING_NAMES) {
    const { site, worker } = settingOf(name);
    const isDemo = site === undefined && worker === undefined;
    const cells = [site, worker].map((use) => (isDemo ? "demo only" : use ? words[use] : ""));
    const key = cells.join(" | ");
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups].map(
    ([cells, names]) => `| ${names.map((name) => `\`${name}\``).join(", ")} | ${cells} |`,
  );
}
