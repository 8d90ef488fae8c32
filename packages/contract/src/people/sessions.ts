import { z } from 'zod'
import { ownedResource, RandomId } from '../wire/json-api.ts'
import { CustomerAttributes, Email, NewPassword } from './customers.ts'
import { CodeText } from './verifications.ts'

/** Somebody signed in: the customer, and the token that says so from here on. */
export const SessionDocument = z.object({
  data: ownedResource(
    'customers',
    CustomerAttributes.extend({ token: z.string(), 'expires-at': z.iso.datetime() }),
  ).meta({ id: 'SignedInCustomer' }),
})
export type SessionDocument = z.infer<typeof SessionDocument>

/** POST /login/guest. With the id of the registration, what was given there is taken over. */
export const GuestLogin = z.object({
  username: z.string({ error: 'required' }).max(40),
  /** The one-time code. */
  password: CodeText,
  id: RandomId.optional(),
})

const GivenPassword = z.string({ error: 'required' }).min(1, 'required').max(400)

/** POST /login */
export const Login = z.object({ email: Email, password: GivenPassword })

/** POST /forgotPassword */
export const ForgotPassword = z.object({ email: Email })
/** The same for an address nobody has and for one that gets a mail. */
export const Accepted = z.object({ meta: z.object({ accepted: z.literal(true) }) })

/** POST /resetPassword: the token is what the mailed link ends with. */
export const ResetPassword = z.object({
  token: z.string({ error: 'required' }).max(100),
  password: NewPassword,
})

/** POST /customers/{id}/password */
export const PasswordChange = z.object({
  'current-password': GivenPassword,
  password: NewPassword,
})
