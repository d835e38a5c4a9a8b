import { expect, it } from "vitest";
import { databaseHosts } from "./database-hosts.ts";

it("an address with several hosts is split into one address each, with the same user, database and parameters", () => {
  expect(databaseHosts("postgres://user:p%2Cw@a.example:5433,b.example/vigie?sslmode=verify-full")).toEqual([
    "postgres://user:p%2Cw@a.example:5433/vigie?sslmode=verify-full",
    "postgres://user:p%2Cw@b.example/vigie?sslmode=verify-full",
  ]);
  expect(databaseHosts("postgresql://[::1]:5432,[::2]/vigie")).toEqual([
    "postgresql://[::1]:5432/vigie",
    "postgresql://[::2]/vigie",
  ]);
});

it("an address of one host, of a socket or without a host is unchanged", () => {
  for (const url of [
    "postgres://a.example/vigie",
    "postgres://%2Fvar%2Frun%2Fpostgresql/vigie",
    "postgres:///vigie?host=/var/run/postgresql",
  ])
    expect(databaseHosts(url)).toEqual([url]);
});
