const DEADLINE_MS = 8_000

/** A form sent to an outside service, and whatever JSON came back. Redirects are not followed. */
export async function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  const body: unknown = await response.json().catch(() => null)
  return { status: response.status, body }
}
