/** The sentences of the privacy policy and the terms that depend on what this copy of the site is. */
export const documentWords = {
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  /** Which kind of copy this is. */
  backup: {
    none: {
      backupInShort: 'They are not sent anywhere: no backup is connected to this copy of the site.',
      backup:
        'This copy of the site has no such accounts. Its accounts are kept on your device only, and nothing of this section is sent. The rest of it is for copies that are connected to a backup.',
    },
    firebase: {
      backupInShort: 'They leave it only if you sign in to an account, which keeps a copy at a service of Google.',
      backup:
        'This copy of the site has such accounts. You do not need one to learn, and learning on this device without one sends nothing of what follows.',
    },
  },
}

/** Sentences that depend on whether somebody reads mail here. */
export function mailSentences({ email }: { readonly email: string }) {
  if (email === '') {
    const ask = 'This copy of the site names no mailbox. Ask the organization that runs it'
    return {
      deletion: `${ask} to have them deleted where you can’t sign in any more.`,
      policyQuestions: `${ask} if you have questions about this policy.`,
      termsQuestions: `${ask} if you have questions about these terms.`,
      contactForm: 'This copy of the site has no contact form.',
    }
  }
  return {
    deletion: `To have them deleted where you can’t sign in any more, write to ${email} from the e-mail address of the account.`,
    policyQuestions: `Questions about this policy: ${email}`,
    termsQuestions: `Questions about these terms: ${email}`,
    contactForm:
      'The form on the contact page opens your own mail program. The page sends nothing. If you then send the message, it goes through your mail provider to ours, and we keep it as long as we need it to answer you.',
  }
}
