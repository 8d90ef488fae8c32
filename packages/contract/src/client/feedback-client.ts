import { MessageDocument, TopicList } from '../people/feedback.ts'
import { type ApiSettings, callApi } from './api-call.ts'

/** Writing to the brand. Whoever is signed in may say so with `token` in the settings. */
export const feedbackClient = (settings: ApiSettings) => ({
  topics: () => callApi(settings, { uri: 'topics', read: (answer) => TopicList.parse(answer) }),
  /** With the fields of `MessageFields`, and one file as `attachment`. */
  send: (form: FormData) =>
    callApi(settings, {
      method: 'POST',
      uri: 'feedback',
      body: form,
      read: (answer) => MessageDocument.parse(answer),
    }),
})
