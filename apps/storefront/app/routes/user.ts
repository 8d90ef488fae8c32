import { redirect } from 'react-router'

/** The account's landing. */
export const loader = () => redirect('/user/profile')
