/** The first disclaimer of every lesson. */
export const STANDARD_DISCLAIMER =
  'This lesson is general education. It is not financial, tax, legal or insurance advice. Rules differ by state and ' +
  'change over time. For your own situation, talk with a qualified person; many offer free help.'

/** Sentences that lessons share on purpose. */
export const STANDARD_SENTENCES: readonly string[] = [
  'Dollar limits and rates here are for 2026 unless noted.',
  'Check the official site for newer figures.',
  'For Spanish, press 2, or text AYUDA to 988.',
  'In many areas you can also text your ZIP code to 898211.',
  'If no answer comes in a few minutes, call.',
]
