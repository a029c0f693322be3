/** @param hostname of a URL: what is sent there leaves no machine, so it needs no TLS. */
export const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
