import type { AddressChanges, NewAddress } from '../people/addresses.ts'
import type { CarChanges, NewCar } from '../people/cars.ts'
import type { CustomerChanges, Registration } from '../people/customers.ts'
import type { SocialProvider } from '../people/social-providers.ts'
import type { Caller } from './caller.ts'

/** Who the customer is. What is about a customer's own things needs `token` in the settings. */
export function customerCalls({ get, post, patch, send }: Caller) {
  const of = (customerId: string, rest: string) => `customers/${customerId}/${rest}`

  return {
    /** Sends a one-time code to the mobile; its owner comes back with `verify` or `signInAsGuest`. */
    register: (body: Registration, captchaToken?: string) =>
      post('RegistrationDocument', 'customers', {
        body,
        headers: captcha(captchaToken),
      }),
    resendCode: (body: { id: string; mobile: string }, captchaToken?: string) =>
      post('ResendDocument', 'resendsms', { body, headers: captcha(captchaToken) }),
    /** By the id of the verification, which of a registration is the id of the customer to be. */
    verify: (verificationId: string, code: string) =>
      post('SessionDocument', of(verificationId, 'verify'), { body: { code } }),

    sendEmailLink: (customerId: string) => post('Accepted', of(customerId, 'email/verification')),
    verifyEmail: (customerId: string, token: string) =>
      post('CustomerDocument', of(customerId, 'email/verify'), { body: { token } }),

    signInAsGuest: (body: { username: string; password: string; id?: string }) =>
      post('SessionDocument', 'login/guest', { body }),
    signIn: (body: { email: string; password: string }, captchaToken?: string) =>
      post('SessionDocument', 'login', { body, headers: captcha(captchaToken) }),
    signOut: () => send('POST', 'logout'),
    forgotPassword: (email: string) => post('Accepted', 'forgotPassword', { body: { email } }),
    resetPassword: (body: { token: string; password: string }) =>
      send('POST', 'resetPassword', { body }),
    /** Every session ends; the answer holds a new one. */
    changePassword: (customerId: string, body: { 'current-password': string; password: string }) =>
      post('SessionDocument', of(customerId, 'password'), { body }),

    socialProviders: () => get('SocialProviderList', 'login/social'),
    startSocialSignIn: (provider: SocialProvider) =>
      post('SocialStartDocument', `login/social/${provider}`),
    finishSocialSignIn: (provider: SocialProvider, body: { id: string; key: string }) =>
      post('SessionDocument', `login/social/${provider}/session`, { body }),

    customer: (id: string) => get('CustomerDocument', `customers/${id}`),
    changeCustomer: (id: string, body: CustomerChanges) =>
      patch('CustomerDocument', `customers/${id}`, { body }),
    deleteCustomer: (id: string) => send('DELETE', `customers/${id}`),
    exportCustomer: (id: string) => get('CustomerExport', of(id, 'export')),

    addresses: (customerId: string) => get('AddressList', of(customerId, 'addresses')),
    address: (customerId: string, id: string) =>
      get('AddressDocument', of(customerId, `addresses/${id}`)),
    addAddress: (customerId: string, body: NewAddress) =>
      post('AddressDocument', of(customerId, 'addresses'), { body }),
    changeAddress: (customerId: string, id: string, body: AddressChanges) =>
      patch('AddressDocument', of(customerId, `addresses/${id}`), { body }),
    deleteAddress: (customerId: string, id: string) =>
      send('DELETE', of(customerId, `addresses/${id}`)),

    cars: (customerId: string) => get('CarList', of(customerId, 'cars')),
    addCar: (customerId: string, body: NewCar) =>
      post('CarDocument', of(customerId, 'cars'), { body }),
    changeCar: (customerId: string, id: string, body: CarChanges) =>
      patch('CarDocument', of(customerId, `cars/${id}`), { body }),
    deleteCar: (customerId: string, id: string) => send('DELETE', of(customerId, `cars/${id}`)),

    favourites: (customerId: string) => get('FavouriteList', of(customerId, 'favorites')),
    addFavourite: (customerId: string, itemId: number) =>
      post('FavouriteDocument', of(customerId, 'favorites'), {
        body: { 'item-id': itemId },
      }),
    deleteFavourite: (customerId: string, itemId: number) =>
      send('DELETE', of(customerId, `favorites/${itemId}`)),
  }
}

const captcha = (token: string | undefined): Record<string, string> =>
  token ? { 'captcha-token': token } : {}
