import assert from 'node:assert/strict'
import { isAnything, isCommit, isRead, isToken, type ProxiedRequest } from '../../../../network/ProxiedRequest'
import {
  CAPTIVE_PORTAL,
  LOSE_ANSWER,
  LOSE_REQUEST,
  PRETEND,
  type ProxyFault,
  REFUSE_401,
  REFUSE_403,
  REFUSE_429,
  REFUSE_503,
  REFUSE_TOKEN,
  SWALLOW,
  SWALLOW_ANSWER,
} from '../../../../network/ProxyFault'
import type { Row } from '../Row'

type Line = readonly [
  fault: string,
  does: ProxyFault,
  to: (request: ProxiedRequest) => boolean,
  ends: Row['ends'],
  says: Row['says'],
]

const lines: readonly Line[] = [
  ['the connection breaks before the reading', LOSE_REQUEST, isRead, 'offline', 'saved-here'],
  ['the connection breaks before the commit', LOSE_REQUEST, isCommit, 'offline', 'saved-here'],
  ['the answer is dropped after the commit', LOSE_ANSWER, isCommit, 'offline', 'saved-here'],
  ['a black hole from the start', SWALLOW, isAnything, 'offline', 'saved-here'],
  ['a black hole for the commit', SWALLOW, isCommit, 'offline', 'saved-here'],
  ['a black hole after the commit', SWALLOW_ANSWER, isCommit, 'offline', 'saved-here'],
  ['a captive portal from the start', CAPTIVE_PORTAL, isAnything, 'offline', 'saved-here'],
  ['a captive portal for the commit', CAPTIVE_PORTAL, isCommit, 'offline', 'saved-here'],
  ['200 {} for the reading', PRETEND, isRead, 'offline', 'saved-here'],
  ['200 {} for the commit', PRETEND, isCommit, 'offline', 'saved-here'],
  ['403 for the reading', REFUSE_403, isRead, 'refused', 'refused'],
  ['403 for the commit', REFUSE_403, isCommit, 'refused', 'refused'],
  ['429 for the reading', REFUSE_429, isRead, 'offline', 'saved-here'],
  ['429 for the commit', REFUSE_429, isCommit, 'offline', 'saved-here'],
  ['503 for the reading', REFUSE_503, isRead, 'offline', 'saved-here'],
  ['503 for the commit', REFUSE_503, isCommit, 'offline', 'saved-here'],
]

export const networkRows: readonly Row[] = [
  ...lines.map(
    ([fault, does, to, ends, says]): Row => ({
      fault,
      strikes: async ({ phone }) => {
        phone.network.misbehaves(does, to)
        return (await phone.page.exchanges()).kind
      },
      ends,
      says,
    }),
  ),
  {
    fault: 'an expired token that is renewed',
    strikes: async ({ phone }) => {
      phone.network.misbehaves(REFUSE_401, isRead, 1)
      const renewals = phone.network.auth.traffic.of('token').requests
      const { kind } = await phone.page.exchanges()
      assert.equal(phone.network.auth.traffic.of('token').requests, renewals + 1)
      return kind
    },
    ends: 'exchanged',
    says: 'backed-up',
  },
  {
    fault: 'an expired token, and the renewal is refused',
    strikes: async ({ phone }) => {
      phone.network.misbehaves(REFUSE_401, isRead)
      phone.network.misbehaves(REFUSE_TOKEN, isToken)
      return (await phone.page.exchanges()).kind
    },
    ends: 'signed-out',
    says: 'sign-in-again',
    isMended: ({ phone }) => phone.page.signsIn(),
  },
  {
    fault: 'an expired token, and the renewal finds nobody at home',
    strikes: async ({ phone }) => {
      phone.network.misbehaves(REFUSE_401, isRead)
      phone.network.misbehaves(LOSE_REQUEST, isToken)
      return (await phone.page.exchanges()).kind
    },
    ends: 'offline',
    says: 'saved-here',
  },
  {
    fault: 'an expired token, and the renewal is answered 503',
    strikes: async ({ phone }) => {
      phone.network.misbehaves(REFUSE_401, isRead)
      phone.network.misbehaves(REFUSE_503, isToken)
      return (await phone.page.exchanges()).kind
    },
    ends: 'offline',
    says: 'saved-here',
  },
]
