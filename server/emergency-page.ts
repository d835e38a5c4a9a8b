import type { RenderedPage } from "./stored-page.ts";

const HTML = `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Erreur / Error</title></head>
<body>
<main>
<h1>Le site ne peut pas répondre pour l’instant</h1>
<p>Réessayez dans quelques minutes. Pour signaler un incendie de forêt : <a href="tel:+18004633389">1 800 463-FEUX (3389)</a>. En cas d’urgence : <a href="tel:911">911</a>.</p>
<div lang="en">
<h2>The site cannot answer right now</h2>
<p>Try again in a few minutes. To report a forest fire: <a href="tel:+18004633389">1 800 463-FEUX (3389)</a>. In an emergency: <a href="tel:911">911</a>.</p>
</div>
</main>
</body>
</html>
`;

/** What is left when even the app's own error page cannot be made: two languages and two numbers. */
export const EMERGENCY_PAGE: RenderedPage = {
  status: 500,
  headers: new Headers({ "Content-Type": "text/html; charset=utf-8" }),
  body: Buffer.from(HTML),
};
