import { expect, it } from "vitest";
import { blockOf, networkOf, rangeOf } from "./network-of.ts";

it.each([
  ["24.200.17.93", "24.200.17.93"],
  ["::ffff:24.200.17.93", "::ffff:18c8:115d"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001::4:5:6:7:8", "2001:0:0:4"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["24.200.17.93:51234", "24.200.17.93"],
  ["[2001:db8:1:2::6]:51234", "2001:db8:1:2"],
  ["[2001:db8:1:2::6]", "2001:db8:1:2"],
  ["unknown", "unknown"],
  ["", ""],
])("the network of the address %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["24.200.17.93", "24.200.17"],
  ["::ffff:24.200.17.93", "24.200.17"],
  ["::ffff:1.2.3.4", "1.2.3"],
  ["24.200.17.93:51234", "24.200.17"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
  ["[2001:DB8:1:ffff::6]:51234", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0"],
  ["::1", "0:0:0"],
  ["unknown", "unknown"],
  ["", ""],
])("the range of the address %s is %s", (address, range) => {
  expect(rangeOf(address)).toBe(range);
});

it.each([
  ["24.200.17.93", "24.200"],
  ["::ffff:24.200.17.93", "24.200"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8"],
  ["2001::4:5:6:7:8", "2001:0"],
  ["unknown", "unknown"],
  ["", ""],
])("the block of the address %s is %s", (address, block) => {
  expect(blockOf(address)).toBe(block);
});
