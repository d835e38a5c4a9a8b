/** The network that a request comes from. Each value is a mark: it is equal for equal networks, and names none. */
export interface Sender {
  /** A household, phone or machine: one IPv4 address, or a /64 of IPv6. */
  readonly network: string;
  /** What one customer of a provider can have: a /24 of IPv4, or a /48 of IPv6. */
  readonly range: string;
}
