/** Why the account service gave no valid answer. What happens next is said after it. */
export const accountTroubleWords = {
  unreachable:
    'We couldn’t reach the account service. Connect to the internet. If you’re online already, try another network.',
  'bad-answer':
    'This network answered instead of the account service. It may need you to sign in to it, or block the service. Try another network.',
  damaged: 'The account service didn’t respond correctly. Try again in a few minutes.',
}
