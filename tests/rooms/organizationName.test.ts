import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import organization from '../../organizations/prairie-ledger/organization.json'

/** The folders of organizations, and texts about the software, which has the same name. */
const NAMED = ['organizations/', 'docs/', 'README.md', 'CHANGELOG.md', 'LICENSE']
/** A service of the software, not of a site. */
const SERVICE = 'tools/hub/prairie-ledger-hub.service'

/** Files of the repository, and files that git doesn't know yet, that contain a text. */
function filesWith(text: string): readonly string[] {
  return execFileSync('git', ['grep', '--untracked', '-lIF', text], { encoding: 'utf8' }).trim().split('\n')
}

describe('the name of our organization', () => {
  it('is in its own folder only, and in texts about the software', () => {
    const found = filesWith(organization.name)
    expect(found).toContain('organizations/prairie-ledger/organization.json')
    expect(found.filter((file) => file !== SERVICE && !NAMED.some((named) => file.startsWith(named)))).toEqual([])
  })
})
