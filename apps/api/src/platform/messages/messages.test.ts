import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ApiEnvironment } from '../../environment.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { openMessages } from './open-messages.ts'
import { twilioSms } from './twilio-sms.ts'
import { unifonicSms } from './unifonic-sms.ts'

type Asked = { path: string | undefined; authorization: string | undefined; fields: object }

/** A provider that answers every call the same way, and notes what it was asked. */
async function provider(status: number, answer: unknown) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    const { authorization } = request.headers
    asked.push({ path: request.url, authorization, fields })
    response.writeHead(status).end(JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return { asked, url, [Symbol.dispose]: () => server.close() }
}

const SMS = { conceptId: 1, to: '966501234567', text: 'رمزك 123456', now: 0 }

// proves IM-04
test('Twilio is asked as it wants to be', async () => {
  using server = await provider(201, { sid: 'SM1', status: 'queued' })

  const account = { url: server.url, accountSid: 'AC1', authToken: 'shh', from: '+15550001' }
  await twilioSms(account).send(SMS)
  await twilioSms({ ...account, from: 'MG7' }).send(SMS)

  expect(server.asked).toEqual([
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:shh').toString('base64')}`,
      fields: { To: '+966501234567', From: '+15550001', Body: SMS.text },
    },
    expect.objectContaining({
      fields: { To: '+966501234567', MessagingServiceSid: 'MG7', Body: SMS.text },
    }),
  ])
})

test('what Twilio refuses is an error without the telephone number in it', async () => {
  using server = await provider(400, { code: 21211, message: "'+966501234567' is not valid" })

  const account = { url: server.url, accountSid: 'AC1', authToken: 'shh', from: '+1' }
  await expect(twilioSms(account).send(SMS)).rejects.toThrow(
    /^Twilio refused a message: 400 21211$/,
  )
})

// proves IM-04
test.each([true, 'true'])('Unifonic is asked as it wants to be, and says %j', async (success) => {
  using server = await provider(200, { success, errorCode: 'ER-00', data: { MessageID: 1 } })

  await unifonicSms({ url: server.url, appSid: 'app', sender: 'RIYADH_BRAND' }).send(SMS)

  expect(server.asked[0]).toMatchObject({
    path: '/rest/SMS/messages',
    fields: {
      AppSid: 'app',
      SenderID: 'RIYADH_BRAND',
      Recipient: '966501234567',
      Body: SMS.text,
      responseType: 'JSON',
    },
  })
})

test.each([
  [200, { success: 'false', errorCode: 'ER-480' }],
  [401, { success: false, errorCode: 'ER-401' }],
  [500, '<html>'],
])('what Unifonic answers with %i %j was not sent', async (status, answer) => {
  using server = await provider(status, answer)

  const sender = unifonicSms({ url: server.url, appSid: 'app', sender: 'RIYADH_BRAND' })
  await expect(sender.send(SMS)).rejects.toThrow('Unifonic refused')
})

// proves IM-04, IM-05
test.each([
  ['outside a demo nothing is kept to be read', { DEMO: 'false' }, 'DEMO=false needs SMS and MAIL'],
  [
    'real texts and kept mail do not go together',
    { SMS: 'unifonic', UNIFONIC_APP_SID: 'a', UNIFONIC_SENDER: 'b' },
    'or neither is',
  ],
  ['a service needs its account', { SMS: 'twilio', MAIL: 'smtp' }, 'needs TWILIO_ACCOUNT_SID'],
  [
    'mail needs a server',
    { SMS: 'unifonic', UNIFONIC_APP_SID: 'a', UNIFONIC_SENDER: 'b', MAIL: 'smtp' },
    'MAIL=smtp needs SMTP_URL',
  ],
])('%s', async (_name, environment, message) => {
  await using app = await buildTestApp()
  const settings = ApiEnvironment.parse(environment)

  expect(() => openMessages(settings, app.database)).toThrow(message)
})
