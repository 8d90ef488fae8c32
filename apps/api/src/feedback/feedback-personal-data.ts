import { ofPerson, personalTable, told, untold } from '../platform/database/personal-table.ts'
import { messagesToBrand } from './feedback-tables.ts'

/** What somebody wrote without having signed in is of nobody we know. */
export const FEEDBACK_DATA = [
  personalTable(messagesToBrand, {
    whose: ofPerson(messagesToBrand),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      id: told,
      customerId: told,
      topicId: told,
      name: told,
      contact: told,
      message: told,
      attachment: told,
      attachmentType: told,
      createdAt: told,
    },
  }),
]
