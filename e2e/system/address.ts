/** Away from the port a developer's own server listens on. */
export const PORT = Number(process.env.E2E_PORT ?? 3190)

/** Browsers lead every name under localhost to this machine by themselves. */
export const originOf = (host: string) => `http://${host}.localhost:${PORT}`
