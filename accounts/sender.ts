/** Network of a request, as keyed hashes, which do not reveal it. */
export interface Sender {
  /** A household, phone or machine: one IPv4 address, or a /64 of IPv6. */
  readonly network: string;
  /** The range that one customer of a provider can have: a /24 of IPv4, or a /48 of IPv6. */
  readonly range: string;
  /** The block that one provider can have for all its customers: a /16 of IPv4, or a /32 of IPv6. */
  readonly block: string;
}
