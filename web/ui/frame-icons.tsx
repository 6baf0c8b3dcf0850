// Drawn with a round pen of 1.75 on 24 by 24, as all icons of the product are.

/** What the frame around the pages shows, and what a failure shows: comes with the first download. */
export const frameIcons = {
  auto: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
    </>
  ),
  book: (
    <path d="M12 6.6C9.8 5 6.9 4.5 3.5 5v13.2c3.4-.5 6.3 0 8.5 1.6 2.2-1.6 5.1-2.1 8.5-1.6V5C17.1 4.5 14.2 5 12 6.6zM12 6.6v13.2" />
  ),
  check: <path d="m4.5 12.5 5 5L19.5 7" />,
  database: (
    <>
      <ellipse cx="12" cy="6" rx="7.5" ry="2.8" />
      <path d="M4.5 6v12c0 1.6 3.4 2.8 7.5 2.8s7.5-1.2 7.5-2.8V6M4.5 12c0 1.6 3.4 2.8 7.5 2.8s7.5-1.2 7.5-2.8" />
    </>
  ),
  flag: <path d="M6 21V3.8M6 4.5h12l-2.8 4 2.8 4H6" />,
  home: <path d="M4 11.2 12 4l8 7.2V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M12 11v5.5M12 7.6h.01" />
    </>
  ),
  lamp: (
    <path d="M8.5 15.5C6.7 14.3 5.5 12.3 5.5 10a6.5 6.5 0 0 1 13 0c0 2.3-1.2 4.3-3 5.5v2.5h-7zM9.5 21h5M12 10v8" />
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  moon: <path d="M20 13.8A8.2 8.2 0 0 1 10.2 4 8.3 8.3 0 1 0 20 13.8z" />,
  plan: (
    <>
      <rect x="4" y="5" width="16" height="15" rx="1.5" />
      <path d="M8 3v4M16 3v4M4 10h16M8.5 15l2.2 2.2 4.4-4.4" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  receipt: <path d="M6 3.5h12V21l-2.4-1.5L13.2 21l-2.4-1.5L8.4 21 6 19.5zM9.5 8h5M9.5 12h5" />,
  right: <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />,
  shield: <path d="M12 3.2 19 6v5.4c0 4.5-2.8 7.6-7 9.4-4.2-1.8-7-4.9-7-9.4V6z" />,
  stop: <path d="M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3zM12 8v5M12 16h.01" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7" />
    </>
  ),
  tag: (
    <>
      <path d="M3.5 12.4V5A1.5 1.5 0 0 1 5 3.5h7.4a1.5 1.5 0 0 1 1.1.4l6.6 6.7a1.5 1.5 0 0 1 0 2.1l-7.4 7.4a1.5 1.5 0 0 1-2.1 0l-6.7-6.6a1.5 1.5 0 0 1-.4-1.1z" />
      <circle cx="8.3" cy="8.3" r="1.2" />
    </>
  ),
  tarantula: (
    <>
      <ellipse cx="12" cy="15.2" rx="2.9" ry="3.7" />
      <circle cx="12" cy="9.4" r="2.1" />
      <path d="M10.3 8.2 7.4 6 7 2.8M13.7 8.2 16.6 6 17 2.8M9.9 9.6 5.6 8.8 3 6.2M14.1 9.6 18.4 8.8 21 6.2M9.8 12 5.4 13.2 3.2 16.4M14.2 12 18.6 13.2 20.8 16.4M9.6 14 7 17.6 6.8 21.2M14.4 14 17 17.6 17.2 21.2" />
    </>
  ),
  tongs: (
    <path d="M20.5 3.5 9.3 11.2a13 13 0 0 0-3.9 4.2L3.5 18.8M20.5 3.5l-7.7 11.2a13 13 0 0 1-4.2 3.9l-3.4 1.9" />
  ),
  trash: <path d="M4 7h16M9.5 7V4.2h5V7M6.4 7l.8 13h9.6l.8-13M10.2 11v5.2M13.8 11v5.2" />,
  undo: <path d="M8.5 5 4 9.5 8.5 14M4 9.5h9.5a5.5 5.5 0 0 1 0 11H9" />,
  user: (
    <>
      <circle cx="12" cy="8" r="3.7" />
      <path d="M4.8 20.2C5.5 16.6 8.3 14.5 12 14.5s6.5 2.1 7.2 5.7" />
    </>
  ),
  warn: <path d="M12 4 21 19.5H3zM12 10v4.5M12 17h.01" />,
  x: <path d="M6 6l12 12M18 6 6 18" />,
};
