import { afterEach, expect, test, vi } from "vitest";
import { openPopover } from "./open-popover.ts";

afterEach(() => vi.unstubAllGlobals());

test("openPopover returns null in a browser without popovers, where the selector throws", () => {
  const closest = vi.fn(() => {
    throw new SyntaxError("unknown pseudo-class");
  });
  vi.stubGlobal("HTMLElement", class {});
  expect(openPopover({ closest } as unknown as Element)).toBeNull();
});

test("openPopover returns the open popover in a browser with popovers", () => {
  const menu = {};
  vi.stubGlobal(
    "HTMLElement",
    class {
      popover() {}
    },
  );
  expect(openPopover({ closest: () => menu } as unknown as Element)).toBe(menu);
});
