import type { PageSeed } from '@sufra/api/planting/brand-seed'

const ABOUT = `## From one grill on the pavement

Suya Spot began in 2016 as a half-drum of coals on Adeola Odeku Street. Mallam Garba had come down from Kano with his father’s yaji recipe, and Tolu had a good job, a folding table and a strong opinion about suya. By the third Friday the queue was blocking traffic. By the second year we had a roof.

## What we do differently

We slice to order, we grill over hardwood charcoal, and we pound our own yaji twice a week: groundnut cake, ginger, cloves, dried pepper and three things Garba will not tell us.

- **Beef and ram** from certified abattoirs, delivered before noon
- **Rice** cooked over firewood in small pots, so it never sits
- **Zobo and tiger nut drink** brewed here every morning, no concentrate

## Come and eat

You will find us on Victoria Island and on Allen Avenue in Ikeja, from midday until late. Sit with us, pick up on your way home, or let our riders bring it. Pepper soup and ice cream stay in the house: they do not like motorcycles.`

const TERMS = `## Ordering

When you send an order you accept these terms. We have an agreement once the branch accepts the order and you are told so.

## Prices and tax

Prices are in naira and do not include tax. **VAT of 7.5%** is added and shown in the summary before you confirm. Our Victoria Island branch charges a little more for some items, so choose your branch first.

## Paying

Pay with cash or with your card on our terminal, at your door or at the counter. We do not take card details on this site. Please have small notes ready: riders carry little change.

## Delivery

Each area has a minimum order and a delivery charge. The time we give is our honest estimate; in heavy rain or go-slow it may take longer and we will call you.

## Cancelling and refunds

- You may cancel within **5 minutes**, as long as the kitchen has not started
- If something is missing or wrong, call the branch the same day and we will replace it or give your money back
- If nobody is at the address after 15 minutes, the rider returns and the order is not refunded

## Allergies

**Yaji contains groundnuts**, and it is everywhere in our kitchen. If you have a groundnut allergy, please do not order from us.`

const PRIVACY = `## Your data

We follow the Nigeria Data Protection Act 2023. This page says what we collect, why, and what you can do about it.

## What we collect

- Your name and phone number, so we can confirm the order and the rider can call you
- Your delivery address and its place on the map
- Your orders, notes and ratings

We **never see your card number** on this site. Card payments happen on our terminal, in front of you.

## What we use it for

To cook and deliver your order, to answer when you complain, and to keep the records that the tax authority requires. We do not sell your data, and we do not send promotions unless you ask for them.

## Who sees it

The branch that cooks your order and the rider who brings it, and only for that order. Our software provider stores it for us under contract.

## How long we keep it

Invoices are kept for six years. Everything else goes when you close your account, or two years after your last order.

## Your rights

You may ask to see, correct or delete your data at any time. Write to **privacy@suyaspot.example** and we will answer within 30 days. If you are not satisfied, you may complain to the Nigeria Data Protection Commission.`

export const pages: PageSeed[] = [
  {
    id: 1,
    type: 'page',
    slug: 'about',
    label: { 'en-us': 'About us' },
    title: { 'en-us': 'The story of Suya Spot' },
    body: { 'en-us': ABOUT },
  },
  {
    id: 2,
    type: 'page',
    slug: 'terms',
    label: { 'en-us': 'Terms' },
    title: { 'en-us': 'Terms and conditions' },
    body: { 'en-us': TERMS },
  },
  {
    id: 3,
    type: 'page',
    slug: 'privacy',
    label: { 'en-us': 'Privacy' },
    title: { 'en-us': 'Privacy policy' },
    body: { 'en-us': PRIVACY },
  },
]
