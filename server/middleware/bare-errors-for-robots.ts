import { isRobot } from "#plan/robot.ts";
import type { Middleware } from "../request-context.ts";

export const bareErrorsForRobots: Middleware = async function bareErrorsForRobots(c, next) {
  await next();
  const isErrorPage = c.res.status >= 400 && c.res.headers.get("content-type")?.startsWith("text/html");
  if (!isErrorPage || !isRobot(c.req.header("user-agent"))) return;
  const { status, headers } = c.res;
  const retryAfter = headers.get("Retry-After");
  c.res = undefined;
  c.res = new Response(status === 404 ? "Not Found\n" : "Error\n", {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      Vary: "User-Agent",
      ...(retryAfter !== null && { "Retry-After": retryAfter }),
    },
  });
};
