import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** For whatever is not a page: nothing in it may run or be framed. Pages bring a policy of their own. */
const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Headers for browsers and plug-ins that no longer exist.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})

/** The same for every answer, so they are worked out once: helmet would do so with each request. */
export function securityHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  protect({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}
