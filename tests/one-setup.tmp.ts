import { startWorld } from "./support/world.ts";
export default async function setup(project: any) {
  const summer = await startWorld({ still: true });
  for (const name of ["summer", "crisis", "winter", "withoutData"]) project.provide(name, summer.origin);
  return () => summer.stop();
}
