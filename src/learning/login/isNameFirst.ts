import { signInAgainParam } from '../../words/paths'

/**
 * Whether the way leads to a lesson or a quiz: then a first name is all that it takes, and comes before everything about
 * accounts. Whoever is asked to sign in again has an account.
 * @param search the parameters of the login screen
 */
export function isNameFirst(search: URLSearchParams): boolean {
  return !search.has(signInAgainParam) && /^\/(?:lesson|quiz)\//.test(search.get('from') ?? '')
}
