/**
 * Words that Chromium, Firefox and Safari write themselves in their messages, in their spelling: hundreds of their errors
 * were provoked, and their words collected. Everything else may be somebody's.
 */
export const engineWords: ReadonlySet<string> = new Set(
  `
    A a aborted AbortError absolute accepts Access access accessed accessing action activation active add addition
    additional adopted adoptNode after again agent Algorithm allocation Allow allow allowed already ambiguous
    amount An an ancestor ancestors and animate any anything API appear appears append appendChild are Argument
    argument Arguments arguments Array array ArrayBuffer ArrayBufferView's as assign Assignment assignment async
    At at atob attachShadow attempt Attempted attempted Attempting attempting attr attribute auto available await
    backing Bad bad bare base basic be Beacon Beacons because been before beforetoggle being between BigInt
    BigInt64 binding Blob Blocked blocked bodies body bounds break BroadcastChannel btoa buffer Builtin builtin
    but by byte byteLength byteOffset bytes Cache call callable callback called calling can Can't can't cancelled
    Cannot cannot CanvasRenderingContext2D capture changing character characters check checks Child child chunk
    circle circular Class class cleanup Clipboard cloned closes closest closing code column comma comparator
    comparison completed Component configurable connect connected Connection connection const constant construct
    constructed constructor constructors contain contained contains content context Control control conversions
    convert converted Converting correctly could count create createAttribute created createElement
    createObjectURL credentials cross Crypto CSS CSSStyleSheet currency current custom CustomElementRegistry
    CustomEvent cyclic data Database database Date date dead decimal declaration declarations declare declared
    decode decoded Decoding default define defined defineProperty definition delete deleted denied derived
    description descriptor destructure destructured dev Dialog dictionary did didn't digest digits directly
    dispatchEvent Do Document document does DOM domains DOMException DOMParser DOMTokenList drawImage due Duration
    duration during dynamically easing either elem Element element element's elements embedded empty encoded
    encoding encountered end enough entries entropy entry entryTypes enum enumeration environment EOF equal Error
    error errors escape escaped evaluate evaluating Event event EventSource EventTarget exceeded exceeds exec
    execCommand execute executing exist Expected expected expects explicit export expression extends extensible
    Failed failed failure Fetch fetch fewer field filename FinalizationRegistry find finished First first flag
    flags font for forbidden forEach form FormData formed forms found frame from fromEntries full Fullscreen
    Function function functions generate Generator generator generators GET get getComputedStyle getElementById
    getImageData GetIteratorFlattenable getRandomValues getRangeAt getter getTime Given given global got greater
    group hand handler has have HEAD header Headers helpful here heritage hidePopover History history hooks
    hostname how href HTML HTMLCanvasElement HTMLDialogElement HTMLElement HTMLFormElement HTMLImageElement
    HTMLInputElement HTMLVideoElement HTTP hydrated hydrating Hydration IDBFactory Identifier identifier
    identifiers Illegal illegal ImageBitmap img immediately implement import imported Importing importNode In in
    include includes incompatible incorrect Index index Indexed indexedDB indirect Infinity initial initialization
    initialized initializer input insecure insert insertAdjacentElement insertAdjacentHTML insertBefore inserted
    insertRule inside installation instance instanceof int32 integer interact interface intermediate Internal
    Internet interrupted IntersectionObserver Intl Invalid invalid InvalidStateError invocation invoked is isn't
    it items iterable Iterator iterator its JSON key keyFor keys label lack language least Left left legal length
    less let level lexical like limit line literal Load load Loading loading localeCompare localName localStorage
    Location long longer loop lost made magnitude malformed manifest Map map mark match matchAll Math max Maximum
    maximum maximumFractionDigits may measure media MediaSource member Memory memory message Method method might
    Minified minified minus missing mix mode Module module modules more much multiple Must must mutation
    MutationObserver mutations name named NaN nan Navigator navigator near needs negative network NetworkError new
    NFC NFD NFKC NFKD No no Node node non normalization Not not NotAllowedError NotFoundError Nothing nothing
    Notification notifications null Number number NumberFormat numbers numeric Object object object's Objects
    objects observe occurred of offline OffscreenCanvas offset on one only open OPENED opening operand Operation
    operation operator Option option options or order Origin origin other Out out outside over Overload ownKeys
    page pair parameter parent parenthetical Parse parse parseFromString passed past pattern pause percent
    Performance PerformanceObserver Permission permission Permissions pixels platform play Please point pointer
    points policy popover popovers ports position positive possibly postMessage precision Preflight preload
    prepend present previous primitive private programmatically Promise Properties properties Property property
    Protocols prototype provide provided Proxy proxy Proxy's pushState quantifier querySelector quota
    QuotaExceededError radix Range range RangeError raw React read reading readonly reason receiver recursion
    redeclaration Reduce reduce reference Referenced ReferenceError Reflect Refresh Refused RegExp registered
    regular rejected Rejection rejection Relative remapped remote removeChild removed render rendered repeat
    replaceAll report Request request requested RequestInit RequestMode require required requires ResizeObserver
    resolution resolve resolver resource Response response Result result returned returning Right right rootMargin
    rule running S safe sandbox scope Script script scrollTo ScrollToOptions search security SecurityError
    Selection selection selector send sendBeacon Sequence sequence serialize serialized server ServiceWorker set
    setAttribute setItem setPointerCapture setRequestHeader setSelectionRange setStart setter Setting setting
    ShadowRootInit ShadowRootMode should showModal side sign signal size sort source space specified specifier
    specifiers Spread src stack Start start starting starts state statement statements status Storage store Strict
    strict String string stringify structure structured structuredClone structures style SubtleCrypto successful
    such Super super superclass supplied support supported SupportedType suspended SVGImageElement switch Symbol
    symbol symbols synchronous syntax SyntaxError tag takes target template terminated terminating text
    TextDecoder than that The the then There This this thisNumberValue through time timed Timeout timeout to
    toDataURL toFixed token tokens too top toPrecision toSorted toString transaction tree trusted try trying
    tuples twice two Type type typed TypeError types Unable Uncaught undeclared undefined undelivered unescaped
    Unexpected unexpected Unhandled uninitialized unit units unknown unlabeled Unrecognized unregistered unsigned
    Unsupported unsupported Unterminated unterminated URI uri URL url URLSearchParams usable use used user using
    UTF valid Value value values variable via VideoFrame visit void warnings was weak WeakMap WeakRef WeakSet well
    when which while whitespace whose width Window with without Worker worker would writable Write write writeText
    XMLHttpRequest XPath yield yields zone
  `
    .trim()
    .split(/\s+/),
)
