import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { smtpMail } from './smtp-mail.ts'

const SAID = [/^(EHLO|HELO)/, /^(MAIL|RCPT|RSET|NOOP)/]

/** A mail server that takes everything and keeps what it was told. */
async function mailServer() {
  const said: string[] = []
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let isLetter = false
    say('220 mail.test')
    createInterface({ input: socket }).on('line', (line) => {
      said.push(line)
      if (isLetter) {
        if (line === '.') {
          isLetter = false
          say('250 taken')
        }
      } else if (SAID.some((command) => command.test(line))) say('250 fine')
      else if (line === 'DATA') {
        isLetter = true
        say('354 go on')
      } else if (line === 'QUIT') socket.end('221 bye\r\n')
      else say('502 what?')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { said, port, [Symbol.dispose]: () => server.close() }
}

// proves IM-05
test('mail is handed to the server whole, in its own letters', async () => {
  using server = await mailServer()
  const sender = smtpMail({
    url: `smtp://127.0.0.1:${server.port}`,
    from: 'Olive <no-reply@riyadh.test>',
  })

  await sender.send({
    conceptId: 1,
    to: 'nora@example.com',
    subject: 'كلمة مرور جديدة',
    text: 'https://riyadh.test/reset-password#abc',
    now: 0,
  })

  expect(server.said).toContain('RCPT TO:<nora@example.com>')
  expect(server.said.find((line) => line.startsWith('Subject:'))).toMatch(/=\?UTF-8\?/)
  expect(server.said).toContain('https://riyadh.test/reset-password#abc')
})

test('an address cannot smuggle in another recipient', async () => {
  using server = await mailServer()
  const sender = smtpMail({ url: `smtp://127.0.0.1:${server.port}`, from: 'no-reply@riyadh.test' })

  await sender
    .send({ conceptId: 1, to: 'a@b.test\r\nBcc: c@d.test', subject: 's', text: 't', now: 0 })
    .catch(() => {})

  expect(server.said.filter((line) => /^RCPT/.test(line) && line.includes('c@d.test>'))).toEqual([])
  expect(server.said.filter((line) => /^Bcc/i.test(line))).toEqual([])
})
