/** Sentences of the privacy policy and the terms that differ between copies of the site. */
export const documentWords = {
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  /** Which kind of copy this is. */
  backup: {
    none: {
      backupInShort: 'They are not sent anywhere. This copy of the site has no online backup.',
      backup:
        'This copy of the site has no such accounts. Its accounts are saved on your device only, and none of the data in this section is sent. The rest of this section is for copies that have an online backup.',
    },
    firebase: {
      backupInShort:
        'They leave your device only if you sign in to an account or hand in to a class. If you have an account, a Google service stores a copy.',
      backup:
        'This copy of the site offers these accounts. You do not need one to learn. If you start learning without one, none of the data below is sent.',
    },
  },
}

/** Sentences that depend on whether the site has an email address. */
export function mailSentences({ email }: { readonly email: string }) {
  if (email === '') {
    const ask = 'This copy of the site has no email address. Ask the organization that runs it'
    return {
      deletion: `${ask} to delete them if you can no longer sign in.`,
      policyQuestions: `${ask} if you have questions about this policy.`,
      termsQuestions: `${ask} if you have questions about these terms.`,
      contactForm: 'This copy of the site has no contact form.',
    }
  }
  return {
    deletion: `If you can no longer sign in, write to ${email} from the account’s email address to have them deleted.`,
    policyQuestions: `Questions about this policy: ${email}`,
    termsQuestions: `Questions about these terms: ${email}`,
    contactForm:
      'The form on the contact page opens your own email app. The page sends nothing. If you then send the message, it goes through your email provider to ours. We keep it as long as we need it to answer you.',
  }
}
