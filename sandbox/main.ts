import { contentApp, ownContent } from "./content/app.ts";
import { announcer } from "./content/editor/announce.ts";
import { Faults } from "./faults.ts";
import { fireDataApp, USUAL_LATENCY } from "./fire-data/app.ts";
import { geocoderApp } from "./geocoder/app.ts";
import { hubApp } from "./hub/app.ts";
import { identityApp } from "./identity/app.ts";
import { providerSettings } from "./identity/clients.ts";
import { People } from "./identity/people.ts";
import { ProviderStore } from "./identity/provider-store.ts";
import { SigningKeys } from "./identity/signing-keys.ts";
import { Tickets } from "./identity/tickets.ts";
import { listen } from "./listen.ts";
import { listenForMail } from "./mail/mail-server.ts";
import { Outbox } from "./outbox/outbox.ts";
import { pushApp } from "./push/app.ts";
import { Devices } from "./push/devices.ts";
import { fcmApp, Registrations } from "./push/fcm.ts";
import { ACCOUNT_FILE, openAccount } from "./push/service-account.ts";
import { runProgram } from "./run-program.ts";
import { PORT_OFFSETS } from "./services.ts";
import { newAccount } from "./sms/account-routes.ts";
import { smsApp } from "./sms/app.ts";
import { StateFolder } from "./state-folder.ts";
import { storedSeason } from "./stored-season.ts";
import { surroundingsApp } from "./surroundings/app.ts";
import { tilesApp } from "./tiles/app.ts";

await runProgram(async (settings) => {
  const { DATA_DIR, HOST, SANDBOX_PORT } = settings;
  const folder = new StateFolder(DATA_DIR);
  const controls = storedSeason(folder, Date.now);
  const announce = announcer(
    `${settings.SITE_URL}/contenu/publication`,
    settings.CONTENT_WEBHOOK_SECRET,
    console.error,
  );
  const newsroom = { storage: folder.part("content"), announce: announce.story };
  const dictionaryDesk = { storage: folder.part("dictionary"), announce: announce.dictionary };
  const pictures = {
    readList: () => folder.read("pictures"),
    writeList: (list: unknown) => folder.write("pictures", list),
    readBytes: (name: string) => folder.readBytes(name),
    writeBytes: (name: string, bytes: Buffer) => folder.writeBytes(name, bytes),
  };
  const editor = {
    siteUrl: settings.SITE_URL,
    previewToken: settings.CONTENT_PREVIEW_TOKEN,
    editorOrigin: settings.CONTENT_EDITOR_ORIGIN,
  };
  const faults = new Faults();
  const outbox = new Outbox(folder.part("outbox"));
  const people = await People.open(folder.part("people"));
  const store = new ProviderStore(folder.part("identity-store"));
  const identity = identityApp({
    ...providerSettings(settings),
    people,
    keys: await SigningKeys.open(folder.part("identity-keys")),
    store,
    cookieKey: settings.IDENTITY_MANAGEMENT_SECRET,
    tickets: new Tickets(folder.part("identity-tickets")),
    send: ({ about, ...letter }) => outbox.put({ channel: "email", about, ...letter }),
    faults,
  });
  const pushOrigin = `http://127.0.0.1:${SANDBOX_PORT + PORT_OFFSETS.push}`;
  const fcm = fcmApp({
    outbox,
    faults,
    registrations: new Registrations(folder.part("registrations")),
    account: await openAccount(pushOrigin, folder.part(ACCOUNT_FILE)),
  });
  const apps = [
    [
      "hub",
      hubApp({
        controls,
        faults,
        basePort: SANDBOX_PORT,
        outbox,
        people,
        identity,
        dispatchSecret: settings.REPORT_WEBHOOK_SECRET,
      }),
    ],
    ["fire-data", fireDataApp(controls, faults, USUAL_LATENCY)],
    [
      "content",
      contentApp(faults, ownContent(console.error, { newsroom, dictionaryDesk, pictures, editor })),
    ],
    ["identity", identity.app],
    ["geocoder", geocoderApp(faults)],
    ["tiles", tilesApp(faults)],
    ["surroundings", surroundingsApp(controls, faults)],
    ["push", pushApp(outbox, faults, new Devices(folder.part("devices"))).route("/", fcm)],
    [
      "sms",
      smsApp(outbox, faults, {
        ...{ account: settings.SMS_ACCOUNT, token: settings.SMS_TOKEN },
        state: newAccount(settings.SMS_FROM, `${settings.SITE_URL}/api/sms/inbound`),
      }),
    ],
  ] as const;
  const closers: (() => void)[] = [];
  for (const [name, app] of apps) {
    const port = SANDBOX_PORT + PORT_OFFSETS[name];
    closers.push(await listen(app, name, HOST, port));
    console.log(`sandbox ${name}: http://${HOST}:${port}`);
  }
  const mailPort = SANDBOX_PORT + PORT_OFFSETS.mail;
  closers.push(await listenForMail(outbox, faults, HOST, mailPort));
  closers.push(
    () => outbox.flush(),
    () => store.flush(),
  );
  console.log(`sandbox mail: smtp://${HOST}:${mailPort}`);
  const close = () => {
    for (const closeRoom of closers) closeRoom();
    process.exit(0);
  };
  process.once("SIGINT", close).once("SIGTERM", close);
});
