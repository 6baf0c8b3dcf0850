/** Where and as whom Exuvia runs. */
export type ServiceSettings = {
  /** The whole command. */
  command: string;
  folder: string;
  user: string;
  dataDir: string;
  /** Another folder that it writes to: BACKUP_COPY_DIR. */
  copyDir: string;
  /** Whether a port below 1024 is set. */
  lowPort: boolean;
};

/**
 * The unit of systemd: starts with the machine, again when it fails, and may write to its data alone. Bun compiles while
 * it runs, so memory has to be executable (no MemoryDenyWriteExecute), and it needs /proc whole.
 */
export const unitOf = (
  settings: ServiceSettings,
): string => `# Written by "exuvia service install", which may be called again after an update.
[Unit]
Description=Exuvia, the log for keepers of tarantulas and reptiles
Wants=network-online.target
After=network-online.target

[Service]
User=${settings.user}
WorkingDirectory=${settings.folder}
ExecStart=${settings.command}
Environment=DATA_DIR=${settings.dataDir}
Restart=on-failure
RestartSec=5
TimeoutStopSec=15
UMask=0077
NoNewPrivileges=yes
ProtectSystem=strict
ReadWritePaths=${[settings.dataDir, settings.copyDir && `-${settings.copyDir}`].filter(Boolean).join(' ')}
PrivateTmp=yes
PrivateDevices=yes
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectClock=yes
ProtectHostname=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
RemoveIPC=yes
SystemCallArchitectures=native
CapabilityBoundingSet=${settings.lowPort ? 'CAP_NET_BIND_SERVICE' : ''}
AmbientCapabilities=${settings.lowPort ? 'CAP_NET_BIND_SERVICE' : ''}

[Install]
WantedBy=multi-user.target
`;
