/** The logo: on the left the empty skin, on the right the animal with its orange knees. Not below 20 px. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M3.41 4.53L5.91 9.95L11.1 16L5.91 22.05L3.41 27.47A1.75 1.75 0 0 0 6.59 28.93L8.89 23.95L15.7 16L8.89 8.05L6.59 3.07A1.75 1.75 0 0 0 3.41 4.53Z"
          strokeWidth="1.5"
        />
        <path d="M27 3.8L24.6 9L18.6 16L24.6 23L27 28.2" strokeWidth="5" />
        <path
          d="M22.2 11.6L24.6 9M22.2 20.4L24.6 23"
          stroke="var(--knee)"
          strokeWidth="5"
          strokeLinecap="butt"
        />
      </g>
    </svg>
  );
}

export function LogoWord() {
  return (
    <svg viewBox="0 0 76 24" aria-hidden>
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="2.15"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M1.2 14.2H12.4A5.8 5.8 0 1 0 10.9 18.2" />
        <path d="M16.8 8.6 26 20M26 8.6 16.8 20" />
        <path d="M30.6 8.6V15.2a4.9 4.9 0 0 0 9.8 0V8.6M40.4 13V20" />
        <path d="M44.4 8.6 49.4 20 54.4 8.6" />
        <path d="M58.6 8.6V20" />
        <circle cx="68.2" cy="14.3" r="5.7" />
        <path d="M73.9 8.6V20" />
      </g>
      <circle cx="58.6" cy="4.1" r="1.5" fill="currentColor" />
    </svg>
  );
}
