/** A port of this machine that nobody listens on. */
export function freePort(): number {
  const probe = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() });
  const { port } = probe;
  void probe.stop(true);
  return port ?? 0;
}
