import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const LIKE = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Linux; Android 16; SM-X216B) ${LIKE} Chrome/150.0 Safari/537.36`,
    'Chrome · Android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${LIKE} Chrome/150.0 Safari/537.36 Edg/150.0`, 'Edge · Windows'],
  [
    `Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) ${LIKE} Version/19.0 Safari/604.1`,
    'Safari · iPad',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox · Linux'],
  ['curl/8.9.1', 'curl'],
  ['', ''],
])('%s is a %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
