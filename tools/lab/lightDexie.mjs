/**
 * Dexie puts its own promise in the place of the global one whenever it enters a zone: thousands of times in a history. It
 * defines the property anew each time, and notes all that it replaces. Assigning it and keeping a note that is still true
 * do the same in a tenth of the laboratory's time. And it reads the tables of all earlier versions anew, twice, for each
 * version that is named: every page of a history names five. And it makes each zone the prototype of the next, for which the
 * engine lays a new shape down beside every one: here they share one, and look through their parents for what they lack.
 */
const ZONE = `
  class Zone { constructor(parent) { this.parent = parent; } }
  for (const name of ['trans', 'transless', 'lockOwnerFor', 'letThrough', 'subscr', 'signal', 'requery', 'querier', 'onunhandled', 'unhandleds', 'pgp']) {
    const own = '$' + name;
    Object.defineProperty(Zone.prototype, name, {
      get() {
        let zone = this;
        while (!zone.global) {
          if (own in zone) return zone[own];
          zone = zone.parent;
        }
        return zone[name];
      },
      set(value) { this[own] = value; },
    });
  }
  function given(zone, props) {
    for (const name of Object.keys(props)) if (!(name in zone)) throw new Error('A zone of the laboratory knows no ' + name);
    return props;
  }
`

const FASTER = [
  ["Object.defineProperty(_global, 'Promise', targetEnv.PromiseProp);", '_global.Promise = targetEnv.Promise;'],
  [
    'var GlobalPromise = _global.Promise;\n      return patchGlobalPromise',
    `var GlobalPromise = _global.Promise;
      var noted = globalPSD.env;
      if (
        noted && noted.Promise === GlobalPromise && noted.all === GlobalPromise.all &&
        noted.race === GlobalPromise.race && noted.allSettled === GlobalPromise.allSettled &&
        noted.any === GlobalPromise.any && noted.resolve === GlobalPromise.resolve &&
        noted.reject === GlobalPromise.reject
      ) return noted;
      return patchGlobalPromise`,
  ],
  ['  function newScope(fn, props, a1, a2) {', `${ZONE}  function newScope(fn, props, a1, a2) {`],
  ['psd = Object.create(parent);', 'psd = new Zone(parent);'],
  ['extend(psd, props);', 'extend(psd, given(psd, props));'],
  [
    `psd.env = patchGlobalPromise
          ? {`,
    `psd.env = patchGlobalPromise
          ? newScope.env ??= {`,
  ],
  ['versionInstance.stores({});', 'versionInstance._cfg.storesSource = {};'],
  [
    'dbschema = version._cfg.dbschema = {};',
    `if (version !== _this && version._isRead) { dbschema = version._cfg.dbschema; return; }
      version._isRead = true;
      dbschema = version._cfg.dbschema = {};`,
  ],
  [
    'Version.prototype.stores = function (stores) {',
    'Version.prototype.stores = function (stores) { var _this = this;',
  ],
]

/** For the bundle of the laboratory. @returns {import('vite').Plugin} */
export function lightDexie() {
  return {
    name: 'lets Dexie change zones at less cost',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/node_modules/dexie/dist/dexie.js')) return undefined
      return FASTER.reduce((text, [find, replace]) => {
        if (text.split(find).length !== 2) throw new Error(`Dexie has not, or not once: ${find}`)
        return text.replace(find, () => replace)
      }, code)
    },
  }
}
