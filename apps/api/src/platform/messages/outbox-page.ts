import { createHash } from 'node:crypto'
import { Html, html } from '../http/wire/html.ts'
import type { OutboxMessage } from './outbox-queries.ts'

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9d9de, #3a3a40); --quiet: light-dark(#55555e, #a9a9b2); }
body { margin: 0 auto; padding: 1rem 1.5rem 4rem; max-width: 44rem; font: 16px/1.5 system-ui, sans-serif; }
article { margin-block: 1rem; padding: 0.75rem 1.25rem; border: 1px solid var(--line); border-radius: 12px; }
h2 { margin: 0; font-size: 1rem; }
p { margin: 0; color: var(--quiet); }
pre { margin-block: 0.5rem 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; unicode-bidi: plaintext; }
`
const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** One style, no script, and nobody else is asked for anything. */
export const OUTBOX_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export const outboxPage = (messages: readonly OutboxMessage[]): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<h1>Outbox</h1>
<p>What this demo would have sent, the newest first. Reload to see more.</p>
${messages.length === 0 && html`<article><p>Nothing has been sent yet.</p></article>`}
${messages.map(messageArticle)}
</body>
</html>`.markup

const messageArticle = ({ kind, recipient, subject, body, sentAt }: OutboxMessage) => html`
<article>
<h2>${subject ?? 'Text message'}</h2>
<p>${kind === 'sms' ? '+' : ''}${recipient} · <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></p>
<pre dir="auto">${body}</pre>
</article>`
