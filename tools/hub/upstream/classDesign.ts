/**
 * Role: the format checks that an Apache CouchDB can do for a class's database, as its design document.
 * Guarantee: rejects nothing that today's apps write, and accepts nothing larger than an envelope.
 * Must not: compare with existing data. It can't verify signatures, so a rule about the first writer could lock out the
 * real owner of the key, if that owner comes second.
 */
export const DESIGN_ID = '_design/class'

/**
 * Runs in the JavaScript of every CouchDB from 3.4 on. For the bytes of an envelope, see
 * `src/classroom/protocol/envelope/envelope.ts`.
 */
const VALIDATE = `function (newDoc, oldDoc, userCtx) {
  if (userCtx.roles.indexOf('_admin') !== -1) return;
  function refuse(why) { throw({ forbidden: why }); }
  if (!/^(?:[0-9a-f]{64}|plan|door)$/.test(newDoc._id)) refuse('A class holds no document of that name.');
  for (var name in newDoc) {
    if (name !== 'envelope' && !/^_(?:id|rev|revisions|deleted)$/.test(name)) refuse('A document holds { envelope }.');
  }
  var text = newDoc.envelope;
  if (typeof text !== 'string' || text.length > 87382 || !/^[A-Za-z0-9_-]{200,}$/.test(text))
    refuse('An envelope is base64url of at most 64 kB.');
  var signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  var bytes = [];
  for (var at = 0; at + 3 < 120; at += 4) {
    var four = 0;
    for (var sign = 0; sign < 4; sign += 1) four = four * 64 + signs.indexOf(text.charAt(at + sign));
    bytes.push((four >> 16) & 255, (four >> 8) & 255, four & 255);
  }
  function hex(list) {
    return list.map(function (byte) { return (byte + 256).toString(16).slice(1); }).join('');
  }
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4c || bytes[2] !== 1) refuse('This is no envelope.');
  var kinds = newDoc._deleted ? [7] : newDoc._id === 'plan' ? [2] : newDoc._id === 'door' ? [5, 6] : [1];
  if (newDoc._deleted && newDoc._id === 'door') refuse('The door of a class stays.');
  if (kinds.indexOf(bytes[3]) === -1) refuse(newDoc._deleted ? 'A deletion needs its word.' : 'Another kind of envelope.');
  var own = /class-([0-9a-f]{32})/.exec(userCtx.db);
  if (own && hex(bytes.slice(4, 20)) !== own[1]) refuse('The envelope is for another class.');
  if (newDoc._deleted || newDoc._id.length !== 64) return;
  if (hex(sha256(bytes.slice(20, 85))) !== newDoc._id) refuse('Another sender bears this name.');

  function sha256(message) {
    var primes = [], candidate = 2;
    while (primes.length < 64) {
      if (primes.every(function (prime) { return candidate % prime !== 0; })) primes.push(candidate);
      candidate += 1;
    }
    function part(value) { return Math.floor((value - Math.floor(value)) * 4294967296) | 0; }
    var k = primes.map(function (prime) { return part(Math.pow(prime, 1 / 3)); });
    var h = primes.slice(0, 8).map(function (prime) { return part(Math.sqrt(prime)); });
    var padded = message.concat([128]);
    while (padded.length % 64 !== 56) padded.push(0);
    var bits = message.length * 8;
    padded.push(0, 0, 0, 0, 0, 0, (bits >> 8) & 255, bits & 255);
    function turned(word, by) { return (word >>> by) | (word << (32 - by)); }
    for (var block = 0; block < padded.length; block += 64) {
      var w = [], i;
      for (i = 0; i < 16; i += 1) {
        var from = block + i * 4;
        w.push((padded[from] << 24) | (padded[from + 1] << 16) | (padded[from + 2] << 8) | padded[from + 3]);
      }
      for (i = 16; i < 64; i += 1) {
        var s0 = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
        var s1 = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
        w.push((w[i - 16] + s0 + w[i - 7] + s1) | 0);
      }
      var v = h.slice();
      for (i = 0; i < 64; i += 1) {
        var big1 = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25);
        var one = (v[7] + big1 + ((v[4] & v[5]) ^ (~v[4] & v[6])) + k[i] + w[i]) | 0;
        var big0 = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22);
        var two = (big0 + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]))) | 0;
        v = [(one + two) | 0, v[0], v[1], v[2], (v[3] + one) | 0, v[4], v[5], v[6]];
      }
      h = h.map(function (word, at) { return (word + v[at]) | 0; });
    }
    var sum = [];
    h.forEach(function (word) { sum.push((word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255); });
    return sum;
  }
}`

export const CLASS_DESIGN = { _id: DESIGN_ID, language: 'javascript', validate_doc_update: VALIDATE } as const
