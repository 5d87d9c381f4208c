import type { Case } from './Case'
import { allow, BEN, BENS_EARLIER, handedIn, handsIn, open, reads, refuse, removes, writes } from './classCases'
import { ADAS_EARLIER, BENS, claimedPath, EARLIER_CLASS, GRACES, ID, report, stored } from './classSamples'

const BENS_OWN = claimedPath(BENS, 'ben')
const squatted = { ...open, [BENS.path]: stored(report({ uid: 'grace', sequence: 9 })) }
const handsInOwn = (said: Parameters<typeof report>[0] = {}): Case['act'] => writes(BENS_OWN, () => report(said))
const handedInOwn = { ...open, [BENS_OWN]: stored(report()) }

/** Reports named by sender and claim. The cases above are of apps that name them by the sender alone. */
export const claimedCases: readonly Case[] = [
  allow('a learner hands in under their claim', BEN, handsInOwn()),
  allow('a learner hands in under their claim again', BEN, handsInOwn({ sequence: 8 }), handedInOwn),
  allow('a learner hands in where a stranger was first', BEN, handsInOwn(), squatted),
  allow('a learner of an updated app hands in beside their report of before', BEN, handsInOwn(), handedIn),
  allow(
    'a learner hands in under their claim to a class of before',
    BEN,
    writes(claimedPath(BENS_EARLIER, 'ben', ID), () => report({ place: ID })),
    { [EARLIER_CLASS]: ADAS_EARLIER },
  ),
  allow('a learner reads what has their claim', BEN, reads(BENS_OWN), handedInOwn),
  allow('a learner looks whether what has their claim is there', BEN, reads(BENS_OWN)),
  allow('a learner takes what has their claim away', BEN, removes(BENS_OWN), handedInOwn),
  allow('the teacher removes what a stranger left', 'ada', removes(claimedPath(BENS, 'grace')), {
    ...open,
    [claimedPath(BENS, 'grace')]: stored(report({ uid: 'grace' })),
  }),
  refuse('a learner of before hands in where a stranger was first', BEN, handsIn(), squatted),
  refuse(
    'a stranger hands in under the claim of another',
    'a stranger',
    writes(BENS_OWN, () => report({ uid: 'grace' })),
  ),
  refuse('a stranger writes the claim of another', 'a stranger', handsInOwn()),
  refuse('a stranger replaces what has a claim', 'a stranger', handsInOwn({ uid: 'grace', sequence: 8 }), handedInOwn),
  refuse('a stranger looks whether a member has handed in', 'a stranger', reads(BENS_OWN), handedInOwn),
  refuse('a stranger looks for a member who has not handed in', 'a stranger', reads(BENS_OWN)),
  refuse('a stranger deletes what has a claim', 'a stranger', removes(BENS_OWN), handedInOwn),
  refuse('a report under its claim goes back', BEN, handsInOwn({ sequence: 6 }), handedInOwn),
  refuse(
    'a report under a name with more',
    BEN,
    writes(`${BENS_OWN}0`, () => report()),
  ),
  refuse(
    'a report of another sender under a claim',
    BEN,
    writes(claimedPath(GRACES, 'ben'), () => report()),
  ),
]
