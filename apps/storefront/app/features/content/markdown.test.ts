import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.server.ts'

test('headings, lists and emphasis are rendered', () => {
  expect(renderMarkdown('## Hours\n\n- **daily**')).toBe(
    '<h2>Hours</h2>\n<ul>\n<li><strong>daily</strong></li>\n</ul>\n',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](javascript:alert(1))',
])('%s does nothing', (attack) => {
  const html = renderMarkdown(attack)
  expect(html).not.toMatch(/<script|<img[^>]+onerror|(href|src)="(javascript|data):/i)
})
