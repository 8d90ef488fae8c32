import { CarChanges, CarDocument, CarList, NewCar } from '@sufra/contract/people/cars'
import { RandomId } from '@sufra/contract/wire/json-api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { OneCustomerPath } from '../customers/own-customer.ts'
import type { Database } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import { onePage, paging, query } from '../platform/http/wire/query.ts'
import {
  answers,
  answersCreated,
  answersNothing,
  answersToBody,
} from '../platform/http/wire/responses.ts'
import { carResource } from './car-document.ts'
import { deleteCar, listCars } from './car-queries.ts'
import { addCar, changeCar } from './save-car.ts'

const tags = ['Cars']
const config = { access: 'verified-owner' } as const
const OneCar = z.object({ id: RandomId, carId: RandomId })

export function ownCarRoutes(parts: {
  database: Database
  clock: () => number
}): FastifyPluginAsyncZod {
  const { database, clock } = parts
  return async (app) => {
    app.get(
      '/customers/:id/cars',
      {
        config,
        schema: {
          tags,
          summary: 'One’s own cars, the newest first',
          params: OneCustomerPath,
          querystring: query(paging),
          response: answers(CarList),
        },
      },
      async ({ tenant: { conceptId }, params, query }) => {
        const cars = await database.forConcept(conceptId, (db) =>
          listCars(db, { conceptId, customerId: params.id }),
        )
        return onePage(cars.map(carResource), query)
      },
    )

    app.post(
      '/customers/:id/cars',
      {
        config,
        schema: {
          tags,
          summary: 'Save a car',
          params: OneCustomerPath,
          body: NewCar,
          response: answersCreated(CarDocument),
        },
      },
      async ({ tenant: { conceptId }, params, body }, reply) => {
        const car = await database.forConcept(conceptId, (db) =>
          addCar(db, { conceptId, customerId: params.id }, body, clock()),
        )
        return reply.code(201).send({ data: carResource(car) })
      },
    )

    app.patch(
      '/customers/:id/cars/:carId',
      {
        config,
        schema: {
          tags,
          summary: 'Change a car',
          params: OneCar,
          body: CarChanges,
          response: answersToBody(CarDocument),
        },
      },
      async ({ tenant: { conceptId }, params: { id, carId }, body }) => {
        const car = await database.forConcept(conceptId, (db) =>
          changeCar(db, { conceptId, customerId: id, carId }, body),
        )
        return { data: carResource(car) }
      },
    )

    app.delete(
      '/customers/:id/cars/:carId',
      {
        config,
        schema: { tags, summary: 'Delete a car', params: OneCar, response: answersNothing },
      },
      async ({ tenant: { conceptId }, params: { id, carId } }, reply) => {
        const isGone = await database.forConcept(conceptId, (db) =>
          deleteCar(db, { conceptId, customerId: id, carId }),
        )
        if (!isGone) throw notFound()
        return reply.code(204).send()
      },
    )
  }
}
