/** Ports that do not conflict with a running site. The sandbox also uses the ports after its first port. */
export const BENCH_PORTS = {
  sandbox: 5428,
  site: 5440,
  debug: 5442,
  worker: 5443,
  saves: 5445,
  savesToo: 5446,
  secondWorker: 5449,
  polled: 5450,
  newlyReady: 5451,
  crisis: 5452,
  crisisToo: 5453,
  /** Port of the crisis hour's edge, which also uses the next port: nginx needs two. */
  crisisEdge: 5454,
} as const;
