import { afterEach, expect, test, vi } from "vitest";
import { openPopover } from "./open-popover.ts";

afterEach(() => vi.unstubAllGlobals());

test("a browser without popovers is not asked for one: it would refuse the question", () => {
  const closest = vi.fn(() => {
    throw new SyntaxError("unknown pseudo-class");
  });
  vi.stubGlobal("HTMLElement", class {});
  expect(openPopover({ closest } as unknown as Element)).toBeNull();
});

test("another gives the one that is open", () => {
  const menu = {};
  vi.stubGlobal(
    "HTMLElement",
    class {
      popover() {}
    },
  );
  expect(openPopover({ closest: () => menu } as unknown as Element)).toBe(menu);
});
